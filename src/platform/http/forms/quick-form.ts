import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

type FormClass<T> = new () => T;
type Condition = (object: object, value: unknown) => boolean;
type Change = (value: unknown, sent: object) => unknown;

interface Field {
  readonly name: string;
  /** False where class-transformer has to make the value: from a type, or a form that is changed. */
  readonly isSimple: boolean;
  /** What the form makes of the value, one after the other (`Transform`). */
  readonly changes: readonly Change[];
  /** The field is looked at only when all of them hold (`IsOptional`). */
  readonly conditions: readonly Condition[];
  readonly checks: readonly Condition[];
  /** The form of what it holds: of the value, or of each item of a list; null where it holds plain values. */
  readonly nested: FormClass<object> | null;
}

const CONDITION = 'conditionalValidation';
const WHITELIST = 'whitelistValidation';
const NESTED = ['nestedValidation', 'promiseValidation'];

const compiled = new Map<FormClass<object>, ReadonlyMap<string, Field> | null>();

/**
 * The value as an instance of its form, if it is right beyond doubt; else null, and class-validator has to find
 * out what is wrong and say it. Asks the same decorators, but sorts them once for each form instead of once for each value.
 */
export function quickForm<T extends object>(form: FormClass<T>, value: object): T | null {
  let fields = compiled.get(form);
  if (fields === undefined) {
    fields = fieldsOf(form);
    compiled.set(form, fields);
  }
  if (fields === null) return null;
  for (const name of Object.keys(value)) if (fields.get(name)?.isSimple !== true) return null;
  const instance = Object.assign(new form(), value);
  for (const name of Object.keys(value)) {
    const { changes = [] } = fields.get(name) ?? {};
    for (const change of changes) Reflect.set(instance, name, change(Reflect.get(instance, name), value));
  }
  for (const field of fields.values()) if (!isRight(field, instance)) return null;
  return instance;
}

function isRight({ name, conditions, checks, nested }: Field, instance: object): boolean {
  const value: unknown = (instance as Record<string, unknown>)[name];
  for (const holds of conditions) if (!holds(instance, value)) return true;
  for (const passes of checks) if (!passes(instance, value)) return false;
  if (nested === null) return true;
  const inner = innerForms(nested, value);
  if (inner !== null) (instance as Record<string, unknown>)[name] = inner;
  return inner !== null;
}

/** The value of a field with forms in it, as instances of them; null where they are not right beyond doubt. */
function innerForms(form: FormClass<object>, value: unknown): object | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return quickForm(form, value);
  const items: object[] = [];
  for (const item of value as readonly unknown[]) {
    // A list in a list is for class-validator to refuse.
    const inner = typeof item === 'object' && item !== null && !Array.isArray(item) ? quickForm(form, item) : null;
    if (inner === null) return null;
    items.push(inner);
  }
  return items;
}

function fieldsOf(form: FormClass<object>): ReadonlyMap<string, Field> | null {
  const storage = getMetadataStorage();
  const fields = new Map<string, Field & { readonly conditions: Condition[]; readonly checks: Condition[] }>();
  const all = storage.getTargetValidationMetadatas(form, '', false, false);
  for (const [name, metadatas] of Object.entries(storage.groupByPropertyName(all))) {
    const nested = metadatas.some(({ type }) => NESTED.includes(type)) ? innerFormOf(form, name) : null;
    if (nested === undefined) return null;
    const changes = changesOf(form, name);
    const isSimple = nested === null ? !hasType(form, name) : changes.length === 0;
    const field = { name, isSimple, changes, nested, conditions: [] as Condition[], checks: [] as Condition[] };
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

function changesOf(form: FormClass<object>, name: string): readonly Change[] {
  const type = TransformationType.PLAIN_TO_CLASS;
  const changes = defaultMetadataStorage.findTransformMetadatas(form, name, type);
  return changes.map(({ transformFn }): Change => {
    return (value, obj): unknown => transformFn({ value, key: name, obj, type, options: {} });
  });
}

function hasType(form: FormClass<object>, name: string): boolean {
  return defaultMetadataStorage.findTypeMetadata(form, name) !== undefined;
}

/** The form that is named beside a field; undefined where it depends on the value. */
function innerFormOf(form: FormClass<object>, name: string): FormClass<object> | undefined {
  const type = defaultMetadataStorage.findTypeMetadata(form, name);
  if (type === undefined || type.options.discriminator !== undefined) return undefined;
  return type.typeFunction() as FormClass<object>;
}
