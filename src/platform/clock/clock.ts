import { Injectable } from '@nestjs/common';

/** The time of day, asked for once by each use case. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
