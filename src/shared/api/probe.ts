import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** How a request of the operator's has reached the server, by which he sees whether proxies pass on what they should. */
export const probe = endpoint({
  method: 'POST',
  path: '/api/probe',
  about:
    'Says how this request has reached the server, once for each token that its operator has put into the database.',
  input: v.object({ token: v.pipe(v.string(), v.maxLength(64)) }),
  output: v.object({
    /** The other end of the connection: the last proxy, or who asks. */
    peer: v.object({ address: v.string(), port: v.number() }),
    /** Whether TRUST_PROXY names it. */
    isTrusted: v.boolean(),
    /** The header `X-Forwarded-For` as it arrived; empty without one. */
    forwardedFor: v.string(),
    /** Whom the server takes for who asks: limits are of this address. */
    address: v.string(),
    /** How the browser reaches the server, as far as it knows: `host` has the port, and is empty where it does not. */
    overHttps: v.boolean(),
    host: v.string(),
  }),
})
