import type { HttpAnswer } from '../core/http.ts'

/** What a source is asked over the wire: plain data, so that it can be tested without asking. */
export interface SourceRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One way to an answer: how to ask, and how to read what comes. `read` throws `SourceFailure` when it cannot. */
export interface Attempt<Question, Result> {
  readonly request: (question: Question) => SourceRequest
  readonly read: (answer: HttpAnswer) => Result
}

/** A third party that answers one kind of question. Declared as data; the runner does the asking. */
export interface Source<Question, Result> {
  /** Unique; the operator's switch (SOURCES_OFF) and the log use it. */
  readonly id: string
  /** Seconds for which an answer counts as fresh. */
  readonly keepSeconds: number
  /** Time for one way, in milliseconds. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** What makes two questions the same. */
  readonly key: (question: Question) => string
  /** Tried in order until one answers. */
  readonly ways: readonly [Attempt<Question, Result>, ...Attempt<Question, Result>[]]
}

/** Declares a source. */
export function defineSource<Question, Result>(source: Source<Question, Result>): Source<Question, Result> {
  return source
}

/**
 * `network`: no answer. `status`: an answer that says no. `shape`: not what it used to look like. `empty`: nothing at
 * all. `blocked`: it takes us for a robot, or we do not go there. `off`: the operator has switched it off.
 */
export type SourceFailureKind = 'network' | 'status' | 'shape' | 'empty' | 'blocked' | 'off'

/** Why a source has no answer. The message never holds the question. */
export class SourceFailure extends Error {
  readonly kind: SourceFailureKind

  constructor(kind: SourceFailureKind, message: string) {
    super(message)
    this.name = 'SourceFailure'
    this.kind = kind
  }
}
