/** English for the webhooks in the settings; the other languages have to have all of it too. */
export const en = {
  'webhooks.what': 'The service tells other programs what happens, signed with a secret.',
  'webhooks.none': 'The service tells no program yet.',
  'webhooks.add': 'Tell another program',
  'webhooks.url': 'Its address',
  'webhooks.types': 'What is it told?',
  'webhooks.do-add': 'Add the webhook',
  'webhooks.secret-once': 'The secret is shown this once. The other program checks the signatures with it.',
  'webhooks.secret': 'Secret',
  'webhooks.active': 'Active',
  'webhooks.paused': 'Paused',
  'webhooks.since': 'Since {day}, {time}.',
  'webhooks.waiting': 'Deliveries that wait: {count}.',
  'webhooks.because-director': 'A director paused it.',
  'webhooks.because-failing': 'The service paused it after three days of failures.',
  'webhooks.because-gone': 'The receiver wants no more deliveries.',
  'webhooks.because-restored': 'The club was restored; it gets a new secret when you resume it.',
  'webhooks.pause': 'Pause',
  'webhooks.resume': 'Resume',
  'webhooks.test': 'Send a test',
  'webhooks.delete': 'Delete …',
  'webhooks.delete-yes': 'Yes, delete it with its log',
  'webhooks.deliveries': 'Deliveries',
  'webhooks.no-deliveries': 'Nothing was sent yet.',
  'webhooks.look-again': 'Look again',
  'webhooks.waiting-to-be-sent': 'Waits',
  'webhooks.sent': 'Sent',
  'webhooks.given-up': 'Given up',
  'webhooks.attempts': 'Attempts: {count}.',
  'webhooks.failed-answered': 'It answered {status}.',
  'webhooks.failed-redirected': 'It answered {status}, a redirect, which the service does not follow.',
  'webhooks.failed-late': 'It did not answer in time.',
  'webhooks.failed-private-address':
    'Its address is on this machine or in a private network, which WEBHOOK_PRIVATE does not allow.',
  'webhooks.failed-stopped': 'The service was stopped before it had answered.',
  'webhooks.failed-unreached': 'The service could not reach it: {cause}.',
  'webhooks.send-again': 'Send again',
  'webhooks.send-again-of': 'Send again: {type}, {time}',
} as const;

export type WebhooksWord = keyof typeof en;
/** Every text of it in one language. */
export type WebhooksWords = Readonly<Record<WebhooksWord, string>>;
