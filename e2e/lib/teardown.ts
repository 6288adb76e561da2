import type { FullConfig } from '@playwright/test'

/** After all journeys: the server must not have heard of a single breach of its content security policy. */
export default async function checkReports(config: FullConfig): Promise<void> {
  const origin = config.projects[0]?.use.baseURL
  const answer = await fetch(`${origin}/api/health`)
  const body: { data?: { cspReports?: number } } = await answer.json()
  if (body.data?.cspReports !== 0) throw new Error(`the server heard of ${body.data?.cspReports} breaches of the CSP`)
}
