import { Injectable, type PipeTransform } from '@nestjs/common';
import { type FieldFault, requestInvalid } from '../../../platform/http/application-error.js';
import { inPointer, unknownField, unnamedForm } from '../../../platform/http/forms/field-faults.js';
import { formOf, jsonObject, refuseUnstorable } from '../../../platform/http/forms/form.js';
import { ACTION_FORMS, type ActionDto } from './actions.dto.js';

export const MAX_ACTIONS = 2_000;

/** What was asked: the actions in order, and whether they came as a batch (then errors name the index). */
export interface AskedActions {
  readonly actions: readonly ActionDto[];
  readonly batch: boolean;
}

/** Reads one action, or a batch of them, each by the form of its type. */
@Injectable()
export class ActionsPipe implements PipeTransform<unknown, AskedActions> {
  transform(sent: unknown): AskedActions {
    const body = jsonObject(sent);
    refuseUnstorable(body, '');
    if (!('actions' in body)) return { actions: [actionOf(body, '')], batch: false };
    const { actions, ...others } = body;
    const unknown = Object.keys(others);
    if (unknown.length > 0) {
      throw requestInvalid(unknown.map((name) => unknownField(`/${inPointer(name)}`, name, ['actions'])));
    }
    if (!Array.isArray(actions) || actions.length === 0 || actions.length > MAX_ACTIONS) {
      throw requestInvalid([listFault(actions)]);
    }
    return { actions: actions.map((action, index) => actionOf(action, `/actions/${index}`)), batch: true };
  }
}

function listFault(actions: unknown): FieldFault {
  const told = { pointer: '/actions', message: `must be a list of 1 to ${MAX_ACTIONS} actions` };
  if (!Array.isArray(actions)) return { ...told, rule: 'type', limit: ['array'] };
  return { ...told, rule: 'length', limit: actions.length === 0 ? 1 : MAX_ACTIONS };
}

function actionOf(value: unknown, pointer: string): ActionDto {
  const type: unknown = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const form = typeof type === 'string' && Object.hasOwn(ACTION_FORMS, type) ? ACTION_FORMS[type] : undefined;
  if (form === undefined) throw requestInvalid([typeFault(value, pointer)]);
  return formOf(form, value, pointer);
}

function typeFault(value: unknown, pointer: string): FieldFault {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    // Only the body itself can be a list of actions.
    const others = pointer === '' ? ['actions'] : [];
    return unnamedForm(value, { pointer, field: 'type', others }, Object.keys(ACTION_FORMS));
  }
  return { pointer, message: 'must be an action, which is a JSON object', rule: 'type', limit: ['object'] };
}
