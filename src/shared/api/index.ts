import type { Endpoint } from './endpoint.ts'
import { frameCheck } from './frame-check.ts'
import { health } from './health.ts'
import { components, getNetwork } from './site.ts'
import { suggest } from './suggest.ts'
import { getVersion } from './version.ts'

/** Every endpoint, as the OpenAPI document lists them. */
export const endpoints: readonly Endpoint[] = [health, getVersion, getNetwork, components, suggest, frameCheck]
