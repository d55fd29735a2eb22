import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';

/** The stand-in's rooms, for the page at /dev/meeting: whom a token lets in, and until when. */
export function meetingRoutes(app: FastifyInstance, { meetings }: Pick<Services, 'meetings'>): void {
  if (!meetings.standIn) return;
  app.get<{ Params: { room: string } }>('/dev/meetings/:room', async ({ params, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const { room, context, exp } = await meetings.readEntry(token).catch((cause: unknown) => {
      throw new AppError('door_closed', { detail: 'This room is open only during its session.', cause });
    });
    if (room !== params.room) throw new AppError('not_found');
    return { name: context.user.name, seat: context.user.seat, until: new Date(exp * 1000).toISOString() };
  });
}
