import type { Proposal } from './model.ts'

/** What our server finds at an address; undefined without a server. */
export async function fetchProposal(_url: string, _signal: AbortSignal): Promise<Proposal | undefined> {
  return undefined
}
