import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { inlineStyles } from './markup.js';

/**
 * What browsers must not do with anything that they show of ours: run a script, load or send something elsewhere, put it
 * into the frame of another page, or take it for another type. Nothing is said of what holds for a
 * whole host and with TLS only, which the proxy in front decides.
 */
export function sendSecurityHeaders(server: FastifyInstance): void {
  void server.register(helmet, {
    // Headers are made anew for each answer, so only those answers get all of them that a browser shows as a page.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...inlineStyles()],
        imgSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Pictures of brackets and boards are there to be shown on the pages of others.
    crossOriginResourcePolicy: false,
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) void reply.header('x-content-type-options', 'nosniff');
    // Before the plugin has seen a request there is nothing to show: an address that cannot be decoded says so itself.
    else if (type !== '' && typeof reply.helmet === 'function') void reply.helmet();
    done();
  });
}
