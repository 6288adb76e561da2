/** The parts of `ws` that are used here. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export interface ClientOptions {
    readonly headers?: Readonly<Record<string, string>>
    readonly origin?: string
    readonly autoPong?: boolean
    readonly rejectUnauthorized?: boolean
  }

  export class WebSocket extends EventEmitter {
    static readonly OPEN: number
    constructor(address: string, options?: ClientOptions)
    readonly bufferedAmount: number
    readonly readyState: number
    send(data: Uint8Array | string, options?: { readonly binary?: boolean; readonly fin?: boolean }): void
    ping(): void
    close(code?: number): void
    terminate(): void
    pause(): void
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): this
    on(event: 'close', listener: (code: number) => void): this
    on(event: 'ping' | 'pong', listener: (data: Buffer) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    on(event: 'open', listener: () => void): this
    on(event: 'unexpected-response', listener: (request: unknown, response: IncomingMessage) => void): this
  }

  export interface ServerOptions {
    readonly noServer: true
    readonly clientTracking: boolean
    readonly perMessageDeflate: false
    readonly maxPayload?: number
    readonly maxFragments?: number
    readonly maxBufferedChunks?: number
    readonly closeTimeout?: number
  }

  export class WebSocketServer extends EventEmitter {
    constructor(options: ServerOptions)
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, callback: (socket: WebSocket) => void): void
  }
}
