import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';

/** New ids: UUIDv7 text, so that ids made later sort later. */
export abstract class IdSource {
  abstract next(): string;
}

@Injectable()
export class SystemIdSource extends IdSource {
  override next(): string {
    return v7();
  }
}
