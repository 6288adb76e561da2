import { createViewRequest } from '../../kit/desktop.ts'
import type { Kind } from './model.ts'

/** What the window is asked to show. */
export const requestedKind = createViewRequest<Kind>()
