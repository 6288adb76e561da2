import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import type { Log } from '../../core/log.ts'
import { ImageFailure, type Images, type Picture } from '../../core/ports/images.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { type DecodeJob, resultSchema } from './protocol.ts'

/** Deadline of one picture; an ordinary one takes some ten milliseconds, a wallpaper a second. */
const DECODE_MS = 2500
const WALLPAPER_MS = 10_000
/** Deadline of the first picture of a process, which loads the library. */
const START_MS = 10_000
/** Pictures that wait; more are refused. */
const MAX_WAITING = 64
/** Hostile pictures of one caller, and the seconds after which they are forgotten. More would keep others waiting. */
const STRIKES = { points: 3, duration: 3600 } as const
/** The process ends when it has had nothing to do for this long. */
const IDLE_MS = 60_000
/** Heap of the process; pixels are outside of it. */
const NODE_OPTIONS = ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning']

export interface ImagesOptions {
  readonly log: Log
  readonly metrics?: Metrics
  /** For tests: another program for the process, other deadlines. */
  readonly program?: string
  readonly startMs?: number
  readonly decodeMs?: number
}

interface Waiting {
  readonly job: DecodeJob
  readonly resolve: (picture: Picture) => void
  readonly reject: (failure: ImageFailure) => void
}

/**
 * Creates the decoder: a process of its own, started by the first picture and killed at a picture's deadline, which
 * takes one picture at a time; wallpapers have another one, so that small pictures need not wait for them. `close` ends
 * both.
 */
export function openImages(options: ImagesOptions): { readonly images: Images; readonly close: () => void } {
  const decoder = new Decoder(options)
  const wallpaperDecoder = new Decoder({ decodeMs: WALLPAPER_MS, ...options })
  const { metrics = NO_METRICS } = options
  metrics.watch('genkan_pictures_waiting', { decoder: 'small' }, () => decoder.jobs)
  metrics.watch('genkan_pictures_waiting', { decoder: 'wallpaper' }, () => wallpaperDecoder.jobs)
  const strikes = new RateLimiterMemory(STRIKES)
  const decode: Images['decode'] = async (bytes, fit, caller) => {
    const counted = await strikes.get(caller)
    if (counted && counted.remainingPoints <= 0) throw new ImageFailure('busy', 'too many hostile pictures')
    try {
      return await (fit === 'wallpaper' ? wallpaperDecoder : decoder).add({ bytes, fit })
    } catch (error) {
      if (error instanceof ImageFailure && error.kind === 'hostile') await strikes.penalty(caller)
      throw error
    }
  }
  const close = () => {
    decoder.close()
    wallpaperDecoder.close()
  }
  return { images: { decode }, close }
}

class Decoder {
  readonly #options: ImagesOptions
  readonly #waiting: Waiting[] = []
  #current: Waiting | undefined
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #hasWarned = false
  #isClosed = false

  constructor(options: ImagesOptions) {
    this.#options = options
  }

  /** Pictures that wait, and the one in work. */
  get jobs(): number {
    return this.#waiting.length + (this.#current === undefined ? 0 : 1)
  }

  add(job: DecodeJob): Promise<Picture> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new ImageFailure('unavailable', 'the server stops')
      if (this.#waiting.length >= MAX_WAITING) throw new ImageFailure('busy', 'too many pictures at once')
      this.#waiting.push({ job, resolve, reject })
      this.#next()
    })
  }

  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new ImageFailure('unavailable', 'the server stops'))
    this.#stop('unavailable', 'the server stops')
  }

  #next(): void {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#setTimer(IDLE_MS, () => this.#stop('unavailable', 'idle'))
      return
    }
    const isFirst = this.#child === undefined
    this.#child ??= this.#start()
    const { startMs = START_MS, decodeMs = DECODE_MS } = this.#options
    const deadline = decodeMs + (isFirst ? startMs : 0)
    this.#setTimer(deadline, () => this.#stop('hostile', 'the deadline passed'))
    this.#child.send(this.#current.job)
  }

  #start(): ChildProcess {
    const program = this.#options.program ?? join(import.meta.dirname, 'worker.ts')
    // An empty environment: a process that reads hostile bytes has no use for the server's secrets.
    const child = fork(program, { serialization: 'advanced', stdio: 'ignore', env: {}, execArgv: NODE_OPTIONS })
    child.on('message', (message) => this.#settle(child, message))
    const fail = (reason: string) => {
      if (this.#child === child) this.#stop('hostile', reason)
    }
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => fail(`the process ended (${signal ?? code})`))
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Hands the result of the current job over. */
  #settle(child: ChildProcess, message: unknown): void {
    const current = this.#current
    if (child !== this.#child || !current) return
    const parsed = v.safeParse(resultSchema, message)
    if (!parsed.success) {
      this.#stop('hostile', 'an answer of another shape')
      return
    }
    this.#current = undefined
    const result = parsed.output
    if (result.ok) current.resolve(result.picture)
    else {
      if (result.kind === 'unavailable') this.#warn(result.reason)
      current.reject(new ImageFailure(result.kind, result.reason))
    }
    this.#next()
  }

  /** Kills the process. Its job fails; the next one gets a new process. */
  #stop(kind: 'hostile' | 'unavailable', reason: string): void {
    const current = this.#current
    const child = this.#child
    clearTimeout(this.#timer)
    this.#current = undefined
    this.#child = undefined
    child?.kill('SIGKILL')
    current?.reject(new ImageFailure(kind, reason))
    if (current) this.#next()
  }

  #setTimer(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(run, milliseconds)
    this.#timer.unref()
  }

  #warn(reason: string): void {
    if (this.#hasWarned) return
    this.#hasWarned = true
    this.#options.log.warn(
      { reason },
      'pictures cannot be decoded on this machine: there are no icons of sites and no wallpapers of the web',
    )
  }
}
