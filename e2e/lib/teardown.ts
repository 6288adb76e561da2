import type { FullConfig } from '@playwright/test'

/** After all tests: browsers must have reported no violation of the content security policy. */
export default async function checkReports(config: FullConfig): Promise<void> {
  const origin = config.projects[0]?.use.baseURL
  const response = await fetch(`${origin}/api/health`)
  const body: { data?: { cspReports?: number } } = await response.json()
  if (body.data?.cspReports !== 0) throw new Error(`the server received ${body.data?.cspReports} CSP violation reports`)
}
