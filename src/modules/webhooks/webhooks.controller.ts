import { Body, Controller, Delete, Get, Header, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { ListQuery } from '../../platform/http/list.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import {
  ChangeWebhookDto,
  CreateWebhookDto,
  DeliveryDto,
  DeliveryListDto,
  DeliveryListQuery,
  SecretWebhookDto,
  WebhookDto,
  WebhookListDto,
} from './dto/webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('v1/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Operation({
    id: 'createWebhook',
    summary: 'Add a webhook: an address to which the service reports what happens',
    description:
      'The service POSTs `{type, timestamp, data}` with the headers and signature of Standard Webhooks, at least once and in ' +
      'order within one match, chouette or tournament. An answer from 200 to 299 within 10 s is success; the service follows no ' +
      'redirects. After a failure it tries again with growing pauses, for three days. `data` holds ids, the version of the ' +
      'thing, small facts, and in `names` the names of the people by their ids.',
    roles: ['director'],
    problems: ['webhook.too-many'],
  })
  @Answers(201, SecretWebhookDto, 'The webhook with its secret.')
  @Header('cache-control', 'no-store')
  @Post()
  create(@Caller() call: Call, @Body() asked: CreateWebhookDto): Promise<Answer<SecretWebhookDto>> {
    return this.webhooks.create(call, asked);
  }

  @Operation({ id: 'listWebhooks', summary: 'All webhooks', roles: ['director'], problems: [] })
  @Answers(200, WebhookListDto, 'A page of webhooks.')
  @Get()
  list(@Caller() call: Call, @Query() query: ListQuery): Promise<Answer<WebhookListDto>> {
    return this.webhooks.list(call, query);
  }

  @Operation({
    id: 'getWebhook',
    summary: 'A webhook',
    roles: ['director'],
    problems: ['webhook.not-found'],
  })
  @Answers(200, WebhookDto, 'The webhook.')
  @Get(':id')
  view(@Caller() call: Call, @Id() id: string): Promise<Answer<WebhookDto>> {
    return this.webhooks.view(call, id);
  }

  @Operation({
    id: 'changeWebhook',
    summary: 'Change a webhook, pause it or resume it',
    description:
      'The service sends a resumed webhook at once what waits for it. A restored one gets a new secret then.',
    roles: ['director'],
    problems: ['webhook.not-found', 'request.version-required'],
  })
  @Answers(200, SecretWebhookDto, 'The changed webhook.')
  @Header('cache-control', 'no-store')
  @Patch(':id')
  change(@Caller() call: Call, @Id() id: string, @Body() asked: ChangeWebhookDto): Promise<Answer<SecretWebhookDto>> {
    return this.webhooks.change(call, id, asked);
  }

  @Operation({
    id: 'deleteWebhook',
    summary: 'Delete a webhook and its log',
    description: 'The service does not send what waits for it.',
    roles: ['director'],
    problems: ['webhook.not-found', 'request.version-required'],
  })
  @Answers(200, WebhookDto, 'The webhook as it was.')
  @Delete(':id')
  delete(@Caller() call: Call, @Id() id: string): Promise<Answer<WebhookDto>> {
    return this.webhooks.delete(call, id);
  }

  @Operation({
    id: 'listDeliveries',
    summary: 'The deliveries of a webhook, sent and waiting',
    roles: ['director'],
    problems: ['webhook.not-found'],
  })
  @Answers(200, DeliveryListDto, 'A page of deliveries.')
  @Get(':id/deliveries')
  deliveries(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: DeliveryListQuery,
  ): Promise<Answer<DeliveryListDto>> {
    return this.webhooks.deliveries(call, id, query);
  }

  @Operation({
    id: 'redeliver',
    summary: 'Send a delivery again, now',
    description: 'It keeps its `webhook-id`. Later deliveries of the same thing wait until it is sent.',
    roles: ['director'],
    problems: ['webhook.not-found', 'delivery.not-found', 'webhook.paused'],
  })
  @Answers(200, DeliveryDto, 'The delivery, which waits to be sent.')
  @Post(':id/deliveries/:did/redeliver')
  redeliver(@Caller() call: Call, @Id() id: string, @Id('did') deliveryId: string): Promise<Answer<DeliveryDto>> {
    return this.webhooks.redeliver(call, id, deliveryId);
  }

  @Operation({
    id: 'testWebhook',
    summary: 'Send a delivery that tells nothing, to try the receiver',
    description:
      'Its type is `webhook.test`, whatever types the webhook has. The service signs, sends and lists it like any other.',
    roles: ['director'],
    problems: ['webhook.not-found', 'webhook.paused'],
  })
  @Answers(200, DeliveryDto, 'The delivery, which waits to be sent.')
  @Post(':id/test')
  test(@Caller() call: Call, @Id() id: string): Promise<Answer<DeliveryDto>> {
    return this.webhooks.test(call, id);
  }
}
