import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;

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
