/** What the service sends by itself: the facts of each type, in the log of deliveries and in the body that a receiver gets. */
import type { OpenAPIObject } from '@nestjs/swagger';
import { ADDRESS, type Json, withAdded } from './schemas.js';

const NOTICE = { $ref: `${ADDRESS}WebhookNotice` };

const BODY: Json = {
  description: 'The facts of its type, with the names of the people in them.',
  allOf: [
    {
      type: 'object',
      required: ['timestamp', 'data'],
      properties: {
        timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
        data: {
          type: 'object',
          required: ['names'],
          properties: {
            names: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'The names of the people by their ids.',
            },
          },
        },
      },
    },
    NOTICE,
  ],
};

function header([name, description]: readonly [string, string]): object {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

/** The headers of Standard Webhooks. */
const HEADERS = [
  ['webhook-id', 'The id of the delivery.'],
  ['webhook-timestamp', 'Seconds since 1970.'],
  ['webhook-signature', 'Made with the secret.'],
] as const;

const WEBHOOKS = {
  notice: {
    post: {
      operationId: 'receiveNotice',
      tags: ['webhooks'],
      summary: 'What the service sends to the address of a webhook',
      description:
        'At least once, in the order of the acts of one match, chouette or tournament, signed as Standard Webhooks say.',
      security: [],
      parameters: HEADERS.map(header),
      requestBody: { required: true, content: { 'application/json': { schema: { $ref: `${ADDRESS}WebhookBody` } } } },
      responses: {
        '2XX': { description: 'Received. After any other answer the service tries again.' },
        '410': { description: 'The address takes no more: the service pauses the webhook.' },
      },
    },
  },
};

/** The document with the union of everything that is sent, wherever it stands. */
export function withWebhooks(document: OpenAPIObject): OpenAPIObject {
  const { DeliveryDto: delivery = {} } = (document.components?.schemas ?? {}) as Record<string, Json>;
  const told = withAdded(document, { WebhookBody: BODY, DeliveryDto: { allOf: [delivery, NOTICE] } });
  return { ...told, webhooks: WEBHOOKS } as OpenAPIObject;
}
