import type { Clock } from '../core/clock.ts'
import { type Need, needState, type SourceSettings } from './needs.ts'
import type { Question } from './question.ts'
import type { SourcePorts } from './runner.ts'

/** What a provider is opened with. */
export interface ProviderPorts extends SourcePorts {
  /** What the operator has set of the providers' needs. */
  readonly settings: SourceSettings
  /** What hashes of passwords are sent with; drawn anew where it is not given. */
  readonly salt?: string
}

/** A third party that answers questions of one area, as the operator sees it: its switch, its needs, its line in the guide. */
export interface Provider<Opened> {
  /** Of its sources, for SOURCES_OFF; what precedes the point is its area. */
  readonly id: string
  /** What it is asked for, for the guide. */
  readonly purpose: string
  /** What users have without it, for the guide. */
  readonly fallback: string
  readonly needs: Need<unknown>
  /** Said of its needs in the guide, such as that it is asked only by a user's choice. */
  readonly remark: string
  /** Whether it is on only where the variable that lists the providers of its area names it. */
  readonly isOnlyByName: boolean
  /** Opens its sources; undefined where what it needs is not set. */
  readonly open: (ports: ProviderPorts) => Opened | undefined
  /** All that the program asks it, with samples; placeholders stand for what is not set. */
  readonly questions: (settings: SourceSettings, clock: Clock) => readonly Question[]
}

interface ProviderDefinition<Value, Opened> {
  readonly id: string
  readonly purpose: string
  readonly fallback: string
  readonly needs: Need<Value>
  readonly remark?: string
  readonly isOnlyByName?: boolean
  readonly open: (ports: ProviderPorts, value: Value) => Opened
  readonly questions: (value: Value, clock: Clock) => readonly Question[]
}

/** Declares a provider, whose sources are given the value of its needs. */
export const defineProvider = <Value, Opened>({
  needs,
  open,
  questions,
  remark = '',
  isOnlyByName = false,
  ...rest
}: ProviderDefinition<Value, Opened>): Provider<Opened> => ({
  ...rest,
  ...{ needs, remark, isOnlyByName },
  open: (ports) => (needState(needs, ports.settings) === 'unset' ? undefined : open(ports, needs.read(ports.settings))),
  questions: (settings, clock) => questions(needs.read(settings), clock),
})

/** Opens those that have what they need, in order. */
export const openAll = <Opened>(providers: readonly Provider<Opened>[], ports: ProviderPorts): readonly Opened[] =>
  providers.map(({ open }) => open(ports)).filter((opened) => opened !== undefined)
