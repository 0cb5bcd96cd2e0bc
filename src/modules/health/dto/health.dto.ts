import { ApiProperty } from '@nestjs/swagger';

/** The answer of a service that is well; one that is not answers a problem document. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], description: 'Always `ok`: the HTTP status tells of trouble.', example: 'ok' })
  readonly status: 'ok';
}
