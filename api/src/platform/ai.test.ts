import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuses, says, sends, stalls, startModel } from '../../test/model-server.ts';
import { AiFault, openAi } from './ai.ts';

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const ask = async (settings = model.settings, patience = 2_000) =>
  (await openAi({ ai: settings }))?.complete({ messages: [{ role: 'user', content: 'What is a secret word?' }], mostTokens: 50, patience });

describe('the language model', () => {
  it("is asked over OpenAI's protocol with its key, and gives its whole answer", async () => {
    model.next(says('A plain answer.'));
    expect(await ask()).toBe('A plain answer.');
    const [{ path, authorization, body } = expect.fail()] = model.asked;
    expect({ path, authorization }).toEqual({ path: '/v1/chat/completions', authorization: 'Bearer key-of-a-test' });
    expect(body).toEqual({
      model: 'small-model',
      messages: [{ role: 'user', content: 'What is a secret word?' }],
      max_completion_tokens: 50,
    });
  });

  it('needs no key where the service asks for none', async () => {
    model.next(says('A plain answer.'));
    expect(await ask({ ...model.settings, apiKey: undefined as never })).toBe('A plain answer.');
  });

  it.each([
    ['an error of the service', refuses(500), 'model: 500'],
    ['a refusal', refuses(401), 'model: 401'],
    ['too many questions', refuses(429), 'model: 429'],
    ['bytes that are no JSON', sends('{"choices": ['), 'model: answer not understood'],
    ['a page instead of an answer', sends('<html>hello</html>', 'text/html'), 'model: answer not understood'],
    ['an answer without choices', sends('{"choices": []}'), 'model: no answer'],
    ['an empty answer', says(''), 'model: no answer'],
    ['an answer that was cut', says('A plain', 'length'), 'model: answer cut'],
  ])('says what happened and quotes nothing: %s', async (_what, behaviour, message) => {
    model.next(behaviour);
    const fault = await ask().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(AiFault);
    expect((fault as AiFault).message).toBe(message);
    expect(String((fault as AiFault).stack)).not.toContain('secret');
    expect(model.asked).toHaveLength(1);
  });

  it.each([
    ['that says nothing', stalls()],
    ['that stops halfway', stalls(true)],
  ])('is not waited for for ever: one %s', async (_what, behaviour) => {
    model.next(behaviour);
    await expect(ask(model.settings, 300)).rejects.toThrow(/^model: too slow$/);
  });

  it('is not away where it closes a connection that was kept, while the next question is on its way', async () => {
    const used = new WeakSet<object>();
    model.next((asked, response) => {
      const { socket } = response;
      if (!socket || used.has(socket)) return void socket?.destroy();
      used.add(socket);
      says('A plain answer.')(asked, response);
    });
    for (let time = 0; time < 3; time += 1) expect(await ask()).toBe('A plain answer.');
  });

  it('is asked no third time where it closes each', async () => {
    model.next((_asked, response) => void response.socket?.destroy());
    await expect(ask()).rejects.toThrow(/^model: not reached$/);
    expect(model.asked.length).toBeLessThanOrEqual(2);
  });

  it('may be away', async () => {
    await expect(ask({ ...model.settings, baseUrl: 'http://127.0.0.1:1/v1' })).rejects.toThrow(/^model: not reached$/);
  });

  it('is not there while none is configured', async () => {
    expect(await openAi({ ai: undefined })).toBeUndefined();
  });
});
