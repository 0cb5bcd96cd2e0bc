import { Header, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type AnswerDecorator, TAGGED, fileNamed } from '../operation.js';

/** What an operation answers where it is no JSON. */
interface TextAnswer {
  readonly description: string;
  /** The name under which a browser keeps it; without one it shows it. */
  readonly fileName?: string;
}

/** The good answer of an operation that writes a page, a picture or a table as text. */
export function AnswersText(mediaType: string, { description, fileName }: TextAnswer): AnswerDecorator<string> {
  const file = fileName === undefined ? {} : fileNamed(fileName);
  const headers = fileName === undefined ? [] : [Header('content-disposition', `attachment; filename="${fileName}"`)];
  return applyDecorators(
    ApiResponse({
      status: 200,
      description,
      headers: { ...TAGGED, ...file },
      content: { [mediaType]: { schema: { type: 'string' } } },
    }),
    Header('content-type', `${mediaType}; charset=utf-8`),
    ...headers,
  );
}
