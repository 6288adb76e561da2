import type * as v from 'valibot'
import { contacts } from '../../../../shared/api/contacts.ts'
import { call } from '../../../core/net/call.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { groupedNumber } from '../../../lib/text/grouped-number.ts'
import { useMessages } from './messages.ts'
import { knownFailure, reasonOfSource } from './model.ts'
import { type Line, Part } from './Part.tsx'
import { useLoaded } from './use-loaded.ts'

type ContactedSource = v.InferOutput<typeof contacts.output>['sources'][number]

interface ServerContactsProps {
  /** Whether this page has no server, and asks itself. */
  readonly isOwn: boolean
}

/** Whom the server asks for all its users, or this page itself: by what for, each with how often and how it has answered last. */
export function ServerContacts({ isOwn }: ServerContactsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const answer = useLoaded(() => call(contacts, {}, { silent: true, fresh: true }).catch(() => 'none' as const))
  if (answer === undefined) return null
  const title = messages(isOwn ? 'own' : 'server')
  if (answer === 'none') return <Part title={title} lines={[]} none={messages('noServer')} />
  const lookups = answer.lookups
    .filter(({ count }) => !isOwn || count > 0)
    .map(({ lookup, count }) => ({
      key: lookup,
      name: messages(`lookup.${lookup}`),
      value: messages('times', { count: groupedNumber(count, language) }),
      reason: messages(`lookupReason.${lookup}`),
    }))
  const since = timeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(answer.since)
  return (
    <>
      <Part title={title} lines={lookups} none="">
        <p>{messages(isOwn ? 'ownSince' : 'serverSince', { since })}</p>
      </Part>
      {Object.entries(Object.groupBy(answer.sources, ({ id }) => reasonOfSource(id))).map(([reason, sources = []]) => (
        <SourcesPart key={reason} sources={sources} />
      ))}
    </>
  )
}

/** The sources of one purpose; those that nobody is asked by are named together. */
function SourcesPart({ sources }: { readonly sources: readonly ContactedSource[] }) {
  const messages = useMessages()
  const language = useLanguage()
  const isAsked = ({ isOff, need }: ContactedSource) => !isOff && need !== 'unset'
  const stateOf = useStateText()
  const asked = sources.filter(isAsked)
  const lines = asked.flatMap(({ id, hosts, health }) => {
    const state = stateOf(health)
    return hosts
      .filter(({ count }) => count > 0)
      .map(
        ({ host, count }, at): Line => ({
          key: `${id} ${host}`,
          name: host,
          value: messages('times', { count: groupedNumber(count, language) }),
          ...(at === 0 && state !== '' ? { reason: state } : {}),
        }),
      )
  })
  const never = asked.flatMap(({ hosts }) => hosts.filter(({ count }) => count === 0).map(({ host }) => host))
  const unasked = sources.filter((one) => !isAsked(one)).map(({ id }) => id)
  const listOf = (names: readonly string[]) => new Intl.ListFormat(language).format([...new Set(names)])
  return (
    <Part title={messages(`call.${reasonOfSource(sources[0]?.id ?? '')}`)} lines={lines} none="">
      {never.length === 0 ? null : <p>{messages('mayAsk', { list: listOf(never) })}</p>}
      {unasked.length === 0 ? null : <p>{messages('sourcesOff', { list: listOf(unasked) })}</p>}
    </Part>
  )
}

/** How a source has answered last, in words; nothing if it has never been asked. */
function useStateText() {
  const messages = useMessages()
  const language = useLanguage()
  const timeOf = (at: number) => timeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(at)
  return ({ succeededAt, latencyMs = 0, failedAt, failure = '' }: ContactedSource['health']): string => {
    const texts = [
      succeededAt !== undefined &&
        messages('succeeded', { time: timeOf(succeededAt), ms: groupedNumber(latencyMs, language) }),
      failedAt !== undefined &&
        messages('failedAt', { time: timeOf(failedAt), why: messages(`failure.${knownFailure(failure)}`) }),
    ]
    return texts.filter((text) => text !== false).join(' · ')
  }
}
