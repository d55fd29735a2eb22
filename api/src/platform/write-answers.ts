import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;

/** Writes values of one schema as JSON; compiled with the first of them, or before, when there is time. */
export interface JsonWriter {
  compile(): void;
  write(value: unknown): string;
}

export function jsonWriter(schema: object): JsonWriter {
  let write: ((value: unknown) => string) | undefined;
  const compiled = () => (write ??= SerializerSelector()({}, {})({ schema, method: '', url: '', httpStatus: '' }));
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
