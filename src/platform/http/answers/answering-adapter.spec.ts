import { found } from './answer.js';
import { AnsweringAdapter } from './answering-adapter.js';

/** Reads a thing at version 3 whose view is `{ points: 7 }`. */
async function read(headers: Readonly<Record<string, string>>, beside?: unknown) {
  const adapter = new AnsweringAdapter();
  let views = 0;
  const view = (): unknown => ({ points: (views += 1) * 7 });
  adapter.getInstance().get('/thing', (_request, reply) => void adapter.reply(reply, found(view, 3, beside)));
  const { statusCode, body, headers: sent } = await adapter.inject({ method: 'GET', url: '/thing', headers });
  await adapter.close();
  return { statusCode, body, tag: sent['etag'], views };
}

describe('a read', () => {
  it('makes the view once', async () => {
    expect(await read({})).toEqual({ statusCode: 200, body: '{"points":7}', tag: '"3.0"', views: 1 });
  });

  it('makes no view for a reader who has it', async () => {
    expect(await read({ 'if-none-match': '"3.0"' })).toEqual({ statusCode: 304, body: '', tag: '"3.0"', views: 0 });
  });

  it('makes the view where what stands beside the version has changed', async () => {
    const { tag = '' } = await read({}, 'Ann');
    expect(await read({ 'if-none-match': tag }, 'Ann')).toMatchObject({ statusCode: 304, views: 0 });
    expect(await read({ 'if-none-match': tag }, 'Bob')).toMatchObject({ statusCode: 200, views: 1 });
  });
});
