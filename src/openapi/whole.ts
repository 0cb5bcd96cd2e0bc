/** The document in full: what the application says of its operations, with the schemas of types and with examples. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withBases } from './bases.js';
import { withComponents } from './components.js';
import { withEnumerations } from './enumerations.js';
import { type Captured, withExamples, withRefusals, withoutSpareExamples } from './examples.js';
import { withParts } from './parts.js';
import { withProblemForms, withProblemUnion } from './problems.js';
import { inJsonSchema, withDiscriminators, withSchemas, withoutRuleNumbers } from './schemas.js';
import { withShapes } from './shapes.js';
import { withWebhooks } from './webhooks.js';

/** The whole document: the operations with the schemas of their types, and with what the service has answered. */
export function wholeDocument(
  operations: OpenAPIObject,
  shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  { answers, problems }: Captured,
): OpenAPIObject {
  const told = withSchemas(operations, (part) => inJsonSchema(withoutRuleNumbers(part)));
  const typed = withShapes(withProblemForms(withWebhooks(told), shapes['ParamsByCode']), shapes);
  const united = withProblemUnion(withDiscriminators(withEnumerations(typed)));
  const shown = withoutSpareExamples(withRefusals(withExamples(united, answers), problems));
  return withComponents(withParts(withBases(withoutDefaults(shown))));
}

/** What nearly all operations need. */
const SECURITY = [{ bearer: [] }];

/** What holds where nothing else is said is said once: operations need a token, and parameters may be left out. */
function withoutDefaults(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.patch, item.delete]) {
      if (JSON.stringify(operation?.security) === JSON.stringify(SECURITY)) delete operation?.security;
      for (const parameter of operation?.parameters ?? [])
        if ('required' in parameter && !parameter.required) delete parameter.required;
    }
  }
  return { ...document, security: SECURITY };
}
