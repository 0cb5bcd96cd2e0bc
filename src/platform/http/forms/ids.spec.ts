import { IsArray, IsIn, IsOptional } from 'class-validator';
import { ApplicationError } from '../application-error.js';
import { formOf } from './form.js';
import { AreIds, AsRecorded, IsId, isId } from './ids.js';

const ID = '0190f3a1-7c3e-7b2a-9d4e-5f60718293a4';
const LOUD = ID.toUpperCase();

class Form {
  @IsOptional()
  @IsId()
  readonly playerId?: string | null;

  @IsOptional()
  @IsArray()
  @AreIds()
  readonly players?: readonly string[];
}

class Choice {
  @AsRecorded()
  @IsIn(['all', ID])
  readonly to: string;
}

describe('ids in forms', () => {
  it('have the spelling of the record, whatever the spelling of the request', () => {
    expect(formOf(Form, { playerId: LOUD, players: [LOUD, ID] }, '')).toEqual({ playerId: ID, players: [ID, ID] });
  });

  it('leave other words of their field as they are', () => {
    expect(formOf(Choice, { to: LOUD }, '')).toEqual({ to: ID });
    expect(() => formOf(Choice, { to: 'ALL' }, '')).toThrow(ApplicationError);
  });

  it('may be left out or null where the form says so', () => {
    expect(formOf(Form, {}, '')).toEqual({});
    expect(formOf(Form, { playerId: null }, '')).toEqual({ playerId: null });
  });

  it.each([
    ['/playerId', { playerId: 'ann' }],
    ['/playerId', { playerId: [ID] }],
    ['/playerId', { playerId: 7 }],
    ['/players', { players: LOUD }],
    ['/players/1', { players: [ID, 'bob'] }],
    ['/players/0', { players: [[ID]] }],
  ])('are refused at %s: %j', (pointer, sent) => {
    let refused: unknown;
    try {
      formOf(Form, sent, '');
    } catch (thrown) {
      refused = thrown;
    }

    expect(refused).toBeInstanceOf(ApplicationError);
    expect((refused as ApplicationError).facts.errors).toMatchObject([{ pointer }]);
  });

  it('count as ids only in the spelling of the record', () => {
    expect([ID, LOUD, `${ID}0`, 7, undefined].map(isId)).toEqual([true, false, false, false, false]);
  });
});
