import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { inlineStyles } from './markup.js';

/**
 * What browsers must not do with anything that they show of ours: run a script, load or send something elsewhere, put it
 * into the frame of another page, or take it for another type. Nothing is said of what holds for a
 * whole host and with TLS only, which the proxy in front decides.
 */
export function sendSecurityHeaders(server: FastifyInstance): void {
  // Without the plugin for Fastify, which prepares every request for it.
  const protect = helmet({
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
  server.addHook('onSend', (request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // Only those answers get all of them that a browser shows as a page.
    if (type !== '' && !type.startsWith('application/json')) {
      protect(request.raw, reply.raw, (error) => done(error as Error));
      return;
    }
    if (type !== '') void reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
