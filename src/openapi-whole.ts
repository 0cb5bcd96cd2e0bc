/** The document in full: what the application says of its operations, with the schemas of types and with examples. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withBases } from './openapi-bases.js';
import { withComponents } from './openapi-components.js';
import { withEnumerations } from './openapi-enumerations.js';
import { type Captured, withExamples, withRefusals, withoutSpareExamples } from './openapi-examples.js';
import { withParts } from './openapi-parts.js';
import { inJsonSchema, withDiscriminators, withSchemas, withShapes, withoutRuleNumbers } from './openapi-schemas.js';

/** The whole document: the operations with the schemas of their types, and with what the service has answered. */
export function wholeDocument(
  operations: OpenAPIObject,
  shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  { answers, problems }: Captured,
): OpenAPIObject {
  const told = withSchemas(operations, (part) => inJsonSchema(withoutRuleNumbers(part)));
  const typed = withShapes(told, shapes);
  const united = withDiscriminators(withEnumerations(typed));
  return withComponents(withParts(withBases(withoutSpareExamples(withRefusals(withExamples(united, answers), problems)))));
}
