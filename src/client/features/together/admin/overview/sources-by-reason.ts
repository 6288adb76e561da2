import { reasonOfSource } from '../../../shell/trust/lazy.ts'
import { type SourcesSummary, summarize } from './kernel/source-rows.ts'
import type { Figures } from './use-overview.ts'

/** Third parties that are asked for the same. */
interface SourcesOfReason extends SourcesSummary {
  readonly reason: ReturnType<typeof reasonOfSource>
}

/** How third parties do, by what they are asked for. */
export const sourcesByReason = (sources: Figures['sources']): readonly SourcesOfReason[] =>
  [...Map.groupBy(sources, ({ id }) => reasonOfSource(id))].map(([reason, some]) => ({ reason, ...summarize(some) }))
