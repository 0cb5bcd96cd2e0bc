import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, buildMessage } from 'class-validator';
import { textFacts } from '../../../platform/http/forms/field-checks.js';

const LONGEST = 512;

function IsQrText(): PropertyDecorator {
  return ValidateBy({
    name: 'isQrText',
    constraints: [textFacts(1, LONGEST)],
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && value !== '' && value.isWellFormed() && [...value].length <= LONGEST,
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a text of 1 to ${LONGEST} characters`),
    },
  });
}

export class QrCodeQuery {
  @ApiProperty({
    minLength: 1,
    maxLength: LONGEST,
    description: 'What the code says.',
    example: 'https://club.example/t/0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c',
  })
  @IsQrText()
  readonly text: string;
}
