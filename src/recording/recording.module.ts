import { Global, Module } from '@nestjs/common';
import { AnswerKeeper } from './upkeep/answer-keeper.js';
import { DatabaseGate } from './database-gate.js';
import { DatabaseRecording } from './database-recording.js';
import { Gate } from './gate.js';
import { Outbox } from './following/outbox.js';
import { Writes } from './writes.js';
import { Recording } from './recording.js';
import { Renewals } from './upkeep/renewals.js';
import { StreamQueue } from './stream-queue.js';
import { StreamWatch } from './following/stream-watch.js';

/** The record, its gate and its queue, for every feature. */
@Global()
@Module({
  providers: [
    { provide: Recording, useClass: DatabaseRecording },
    { provide: Gate, useClass: DatabaseGate },
    StreamQueue,
    Writes,
    StreamWatch,
    Renewals,
    Outbox,
    AnswerKeeper,
  ],
  exports: [Recording, Gate, Renewals, StreamQueue, Outbox, Writes, StreamWatch],
})
export class RecordingModule {}
