import { getMetadataStorage } from 'class-validator';

type FormClass<T> = new () => T;
type Condition = (object: object, value: unknown) => boolean;

interface Field {
  readonly name: string;
  /** The field is looked at only when all of them hold (`IsOptional`). */
  readonly conditions: readonly Condition[];
  readonly checks: readonly Condition[];
  /** Holds forms of its own: not for here, once there is a value. */
  readonly nested: boolean;
}

const CONDITION = 'conditionalValidation';
const WHITELIST = 'whitelistValidation';
const NESTED = ['nestedValidation', 'promiseValidation'];

const compiled = new Map<FormClass<object>, ReadonlyMap<string, Field> | null>();

/**
 * The value as an instance of its form, if it is flat and right beyond doubt; else null, and class-validator has to find
 * out what is wrong and say it. Asks the same decorators, but sorts them once for each form instead of once for each value.
 */
export function quickForm<T extends object>(form: FormClass<T>, value: object): T | null {
  let fields = compiled.get(form);
  if (fields === undefined) {
    fields = fieldsOf(form);
    compiled.set(form, fields);
  }
  if (fields === null) return null;
  for (const name of Object.keys(value)) if (!fields.has(name)) return null;
  const instance = Object.assign(new form(), value);
  for (const field of fields.values()) if (!isRight(field, instance)) return null;
  return instance;
}

function isRight({ name, conditions, checks, nested }: Field, instance: object): boolean {
  const value: unknown = (instance as Record<string, unknown>)[name];
  for (const holds of conditions) if (!holds(instance, value)) return true;
  if (nested) return false;
  for (const passes of checks) if (!passes(instance, value)) return false;
  return true;
}

function fieldsOf(form: FormClass<object>): ReadonlyMap<string, Field> | null {
  const storage = getMetadataStorage();
  const fields = new Map<string, Field & { readonly conditions: Condition[]; readonly checks: Condition[] }>();
  const all = storage.getTargetValidationMetadatas(form, '', false, false);
  for (const [name, metadatas] of Object.entries(storage.groupByPropertyName(all))) {
    const nested = metadatas.some(({ type }) => NESTED.includes(type));
    const field = { name, nested, conditions: [] as Condition[], checks: [] as Condition[] };
    for (const metadata of metadatas) {
      const { type, constraints, each, validateIf } = metadata;
      if (type === WHITELIST || NESTED.includes(type)) continue;
      if (validateIf !== undefined) return null;
      if (type === CONDITION) {
        field.conditions.push(constraints[0] as Condition);
        continue;
      }
      for (const constraint of storage.getTargetValidatorConstraints(metadata.constraintCls)) {
        if (constraint.async) return null;
        const { instance } = constraint;
        const check: Condition = (object, value) =>
          instance.validate(value, { value, object, constraints, property: name, targetName: form.name }) === true;
        field.checks.push(
          each
            ? (object, value) =>
                Array.isArray(value) ? value.every((item) => check(object, item)) : check(object, value)
            : check,
        );
      }
    }
    fields.set(name, field);
  }
  return fields.size === 0 ? null : fields;
}
