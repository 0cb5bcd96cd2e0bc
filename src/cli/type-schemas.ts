/**
 * Schemas of TypeScript types, read by the compiler. What the domain declares once, such as the facts of every event, is so in
 * the OpenAPI document without being written again, and cannot differ from it.
 */
import { join } from 'node:path';
import ts from 'typescript';
import {
  MAX_MATCH_LENGTH,
  MOST_DAYS,
  MOST_ENTRANTS,
  MOST_GROUPS,
  MOST_ROUNDS,
  MOST_TABLE_POINTS,
} from '../domain/index.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Types whose TypeScript form says less than the schema: names of texts and numbers. */
const KNOWN: Readonly<Record<string, JsonSchema>> = {
  Die: { type: 'integer', minimum: 1, maximum: 6 },
  Id: { type: 'string', format: 'uuid' },
  Instant: { type: 'string', format: 'date-time' },
  Lengths: {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: MAX_MATCH_LENGTH },
    minItems: 1,
    maxItems: MOST_ROUNDS,
  },
  MatchLength: { type: 'integer', minimum: 1, maximum: MAX_MATCH_LENGTH },
  ViolationCode: { $ref: '#/components/schemas/ProblemCode' },
  RoundNumber: { type: 'integer', minimum: 1, maximum: MOST_ROUNDS },
  Qualifiers: { type: 'integer', minimum: 0, maximum: MOST_ENTRANTS },
  Groups: { type: 'integer', minimum: 1, maximum: MOST_GROUPS },
  Reach: { type: 'integer', minimum: 1, maximum: MOST_ENTRANTS },
  Days: { type: 'integer', minimum: 1, maximum: MOST_DAYS },
  TablePoints: { type: 'integer', minimum: 0, maximum: MOST_TABLE_POINTS },
  Promoted: { type: 'integer', minimum: 0, maximum: MOST_GROUPS },
  Percent: { type: 'number', minimum: 0, maximum: 100 },
  PercentByFlight: { type: 'object', additionalProperties: { type: 'number' } },
  WeightsByFlight: { type: 'object', additionalProperties: { type: 'array', items: { type: 'number' } } },
  Wins: { type: 'number' },
  Milliseconds: { $ref: '#/components/schemas/Milliseconds' },
};
/** The field by which the members of a union differ, in the order of preference; else any other that all of them have. */
const TAGS = ['type', 'kind', 'status', 'code', 'name'];

/** The schemas of all types that a file exports, and of the named types in them, by their names. */
export function schemasOf(file: string): Record<string, JsonSchema> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys)) as { readonly config?: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  const program = ts.createProgram([join(process.cwd(), file)], options);
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is not there`);
  return new SchemaWriter(program.getTypeChecker()).write(source);
}

class SchemaWriter {
  private readonly schemas = new Map<string, JsonSchema>([
    ['Milliseconds', { type: 'integer', description: 'Milliseconds since 1970, UTC.' }],
  ]);
  private readonly owners = new Map<string, ts.Type>();
  /** The names of the forms of unions, by what they are. */
  private readonly members = new Map<string, string>();
  private stem = '';

  constructor(private readonly checker: ts.TypeChecker) {}

  write(source: ts.SourceFile): Record<string, JsonSchema> {
    const module = this.checker.getSymbolAtLocation(source);
    for (const exported of module === undefined ? [] : this.checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      this.stem = exported.name.replace(/[A-Z][a-z]*$/, '');
      if (symbol.flags & ts.SymbolFlags.Type) this.named(exported.name, this.checker.getDeclaredTypeOfSymbol(symbol));
    }
    return Object.fromEntries([...this.schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A reference to the schema of a type that has a name; where another type has it already, the union says which is meant. */
  private named(name: string, type: ts.Type): JsonSchema {
    const owner = this.owners.get(name);
    if (owner !== undefined && owner !== type) return this.named(`${this.stem}${name}`, type);
    if (owner === undefined) {
      this.owners.set(name, type);
      this.schemas.set(name, this.shape(type, name));
    }
    return { $ref: `${ADDRESS}${name}` };
  }

  private schema(type: ts.Type, node: ts.TypeNode | undefined, place: string): JsonSchema {
    const bare = this.checker.getNonNullableType(type);
    const schema = this.known(bare, node) ?? this.ofNamed(bare, node, place);
    const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    if (!isNullable) return schema;
    const { type: kind } = schema;
    return kind !== undefined && !('enum' in schema)
      ? { ...schema, type: [kind, 'null'].flat() }
      : { anyOf: [schema, { type: 'null' }] };
  }

  private known({ aliasSymbol }: ts.Type, node: ts.TypeNode | undefined): JsonSchema | undefined {
    return KNOWN[aliasSymbol?.name ?? ''] ?? KNOWN[wordOf(node)];
  }

  /** A reference where the type has a name in the document, else its shape. */
  private ofNamed(type: ts.Type, node: ts.TypeNode | undefined, place: string): JsonSchema {
    if (type.isClass()) return { $ref: `${ADDRESS}${type.symbol.name}` };
    const name = interfaceName(type) ?? (type.aliasTypeArguments ? undefined : type.aliasSymbol?.name);
    const parts = type.isUnion() ? type.types : [type];
    return name !== undefined && parts.some(isObject) && !this.checker.isArrayType(type)
      ? this.named(name, type)
      : this.shape(type, place, node);
  }

  private shape(type: ts.Type, place: string, node?: ts.TypeNode): JsonSchema {
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.isUnion()) return { ...this.union(type, place), ...this.saysOfForms(type) };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'integer' };
    const [part] = this.checker.getTypeArguments(type as ts.TypeReference);
    if (this.checker.isTupleType(type) && part !== undefined) {
      const { length } = this.checker.getTypeArguments(type as ts.TypeReference);
      const items = this.schema(part, undefined, place);
      return { type: 'array', prefixItems: Array(length).fill(items), items, minItems: length, maxItems: length };
    }
    if (this.checker.isArrayType(type) && part !== undefined) {
      const items = KNOWN[wordOf(node, '[]')] ?? this.schema(part, undefined, `${place}[]`);
      return { type: 'array', items };
    }
    if (isObject(type)) return this.object(type, place);
    throw new Error(`${place}: the document cannot say ${this.checker.typeToString(type)}`);
  }

  private object(type: ts.Type, place: string): JsonSchema {
    const [index] = this.checker.getIndexInfosOfType(type);
    if (index !== undefined) {
      return { type: 'object', additionalProperties: this.schema(index.type, undefined, place) };
    }
    const declared = this.checker.getPropertiesOfType(type);
    // Names that are collected from several types have no order of their own.
    const isCollected = declared.every(({ declarations = [] }) => declarations.length === 0);
    const fields = isCollected ? declared.toSorted((one, other) => (one.name < other.name ? -1 : 1)) : declared;
    const properties = fields.map((field) => {
      const declaration = field.valueDeclaration ?? field.declarations?.[0];
      const node = declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined;
      return [field.name, this.schema(this.checker.getTypeOfSymbol(field), node, `${place}.${field.name}`)] as const;
    });
    const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(properties),
    };
  }

  private union({ types }: ts.UnionType, place: string): JsonSchema {
    const literals = types
      .flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []))
      .toSorted((one, other) => (one < other ? -1 : 1));
    const words = literals.length === 0 ? [] : [{ type: literalType(literals), enum: literals }];
    if (literals.length === types.length) return words[0] ?? {};
    const others = types.filter((part) => !part.isStringLiteral() && !part.isNumberLiteral());
    const tag = words.length > 0 ? undefined : tagOf(others, this.checker);
    if (tag === undefined) {
      const forms = [...words, ...others.map((part) => this.schema(part, undefined, place))];
      const kinds = forms.flatMap(({ type, ...rest }) => (Object.keys(rest).length === 0 ? [type] : []));
      // Texts and numbers of any value need no list of schemas.
      return kinds.length === forms.length ? { type: kinds } : { oneOf: forms };
    }
    return { oneOf: others.map((part, nth) => this.member(part, tag[nth] ?? '', unionName(place))) };
  }

  /** How readers tell the forms of a union apart that have no field for it: what is written at its name. */
  private saysOfForms({ types, aliasSymbol }: ts.UnionType): JsonSchema {
    if (aliasSymbol === undefined || !types.every(isObject) || tagOf(types, this.checker) !== undefined) return {};
    const words = ts.displayPartsToString(aliasSymbol.getDocumentationComment(this.checker));
    return words === '' ? {} : { description: words };
  }

  /** A reference to the schema of one form of a union; forms that are the same in two unions stand once. */
  private member(type: ts.Type, tag: string, union: string): JsonSchema {
    if (type.isClass() || interfaceName(type) !== undefined) return this.ofNamed(type, undefined, union);
    const name = union.endsWith('Event') ? pascal(tag) : `${union}${pascal(tag)}`;
    const schema = this.shape(type, `${name}.`);
    const text = JSON.stringify(schema);
    const known = this.members.get(text) ?? (this.schemas.has(name) ? `${this.stem}${name}` : name);
    this.members.set(text, known);
    this.schemas.set(known, schema);
    return { $ref: `${ADDRESS}${known}` };
  }
}

const ADDRESS = '#/components/schemas/';

/** The type of all values of an enumeration. */
function literalType([first, ...rest]: readonly (string | number)[]): 'string' | 'integer' | 'number' {
  if (typeof first !== 'number') return 'string';
  return [first, ...rest].every((value) => Number.isInteger(value)) ? 'integer' : 'number';
}

/** The name of a union: its own, or that of the form and the field in which it stands. */
function unionName(place: string): string {
  const [form = '', ...fields] = place.replaceAll('[]', '').split('.');
  return `${form}${pascal(fields.at(-1) ?? '')}`;
}

function pascal(words: string): string {
  return words.replace(/(?:^|[-.])(.)/g, (_, first: string) => first.toUpperCase());
}

/** For each member of a union its values of the field by which they differ; undefined where there is none. */
function tagOf(types: readonly ts.Type[], checker: ts.TypeChecker): readonly string[] | undefined {
  const common = types[0]?.getProperties().map(({ name }) => name) ?? [];
  return [...TAGS, ...common].map((name) => tagsOf(types, name, checker)).find((tags) => tags !== null);
}

function tagsOf(types: readonly ts.Type[], name: string, checker: ts.TypeChecker): readonly string[] | null {
  const values = types.map((part) => {
    const field = part.getProperty(name);
    return field === undefined ? [] : literalsOf(checker.getTypeOfSymbol(field));
  });
  const all = values.flat();
  const isTag = types.length > 1 && values.every(({ length }) => length > 0) && new Set(all).size === all.length;
  return isTag ? values.map((words) => words.toSorted().join('-or-')) : null;
}

/** The texts that a type consists of; none where it has other values too. */
function literalsOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return words.length === parts.length ? words : [];
}

/** The name of an interface; one with parameters is another type at every place. */
function interfaceName(type: ts.Type): string | undefined {
  const { symbol } = type;
  const parameters = (type as ts.InterfaceType).typeParameters ?? (type as ts.TypeReference).typeArguments ?? [];
  const isInterface = isObject(type) && (symbol?.flags & ts.SymbolFlags.Interface) !== 0 && parameters.length === 0;
  return isInterface ? symbol.name.replace(/View$/, '') : undefined;
}

function isObject({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

/** The name that stands at a field for its type, or behind it for the parts of its list. */
function wordOf(node: ts.TypeNode | undefined, behind = ''): string {
  const [word = ''] =
    (node?.getText() ?? '')
      .replace(' | null', '')
      .replace('readonly ', '')
      .match(/^\w+(?=\W*$)/) ?? [];
  return node
    ?.getText()
    .replace(/ \| null$/, '')
    .endsWith(`${word}${behind}`) === true
    ? word
    : '';
}
