import { describe, expect, it } from 'vitest';
import { WIRE_ENDPOINTS, countUp } from '../../test/wire-endpoints.ts';
import { openApiDocument } from './open-api.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const paths = openApiDocument('http://careers.test', WIRE_ENDPOINTS)['paths'] as any;

describe('the OpenAPI paper', () => {
  it('tells of a stream both answers, every event, and how to go on after a cut', () => {
    const { responses, parameters, requestBody } = paths[countUp.path].post;
    const { content, description } = responses[200];
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
    expect(content['application/json'].schema.required).toEqual(['numbers']);
    const events = content['text/event-stream'].schema.oneOf as {
      properties: { event: { const: string }; data: { required?: string[] } };
    }[];
    expect(events.map(({ properties }) => properties.event.const)).toEqual(['number', 'done', 'error']);
    expect(events[0]?.properties.data.required).toEqual(['at', 'word']);
    expect(description).toContain('text/event-stream');
    expect(parameters).toEqual([expect.objectContaining({ name: 'Last-Event-ID', in: 'header', required: false })]);
    expect(Object.keys(requestBody.content)).toEqual(['application/json']);
  });

  it('tells of a raw body that it is bytes, and how many', () => {
    const { requestBody, responses } = paths['/test/signed/'].post;
    expect(requestBody.content).toEqual({ '*/*': { schema: { type: 'string', format: 'binary', maxLength: 4096 } } });
    expect(requestBody.description).toContain('4096 bytes');
    expect(Object.keys(responses[200].content)).toEqual(['application/json']);
  });
});
