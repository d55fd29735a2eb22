import { channel } from 'node:diagnostics_channel';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;

/** Hears of each writer as it is compiled: it is work that nobody should wait for. */
export const COMPILED_WRITERS = channel('careerscoop:compiled-writer');

/** Writes values of one schema as JSON; compiled with the first of them, or before, when there is time. */
export interface JsonWriter {
  compile(): void;
  write(value: unknown): string;
}

export function jsonWriter(schema: object): JsonWriter {
  let write: ((value: unknown) => string) | undefined;
  const compiled = () => {
    if (!write) COMPILED_WRITERS.publish(schema);
    return (write ??= SerializerSelector()({}, {})({ schema, method: '', url: '', httpStatus: '' }));
  };
  return { compile: () => void compiled(), write: (value) => compiled()(value) };
}

/**
 * Compiles what writes the answers of an endpoint with its first answer: all of them together would hold up every start,
 * and most processes never give most of them.
 */
export const writeAnswers: Factory = (...settings) => {
  const compile = SerializerSelector()(...settings);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (write ??= compile(route))(answer);
  };
};
