import type { OptionalPermission } from '../../../shared/entities/optional-permission.ts'
import { hostPattern } from '../../lib/url/host-pattern.ts'
import { extensionApi } from './extension-api.ts'

/** What the browser is to allow the extension: what it offers, or to ask hosts. */
export interface Grant {
  readonly permissions?: readonly OptionalPermission[]
  /** Origins, such as `https://example.org`. A browser knows no ports here: it allows all of a host. */
  readonly origins?: readonly string[]
}

const toBrowser = ({ permissions = [], origins = [] }: Grant) => ({
  permissions: [...permissions],
  origins: [...new Set(origins.map(hostPattern))],
})

/** Whether the browser allows it already; a page of the web is never allowed any. */
export async function isGranted(grant: Grant): Promise<boolean> {
  return (await extensionApi()?.permissions.contains(toBrowser(grant))) ?? false
}

/**
 * Lets the browser ask the user. To be called by what handles a press, before anything is awaited: browsers ask then alone.
 * @returns whether it is allowed now; false also where the browser does not ask
 */
export async function requestGrant(grant: Grant): Promise<boolean> {
  try {
    return (await extensionApi()?.permissions.request(toBrowser(grant))) ?? false
  } catch {
    return false // it asks for nothing that no press wants
  }
}

/** Gives back what is no longer needed. Never rejects: what is required cannot be given back. */
export async function dropGrant(grant: Grant): Promise<void> {
  try {
    await extensionApi()?.permissions.remove(toBrowser(grant))
  } catch {
    // Firefox throws at once
  }
}

/** Calls a listener as the browser has allowed something, in whatever tab it was asked. @returns what ends that */
export function onGranted(listener: () => void): () => void {
  const { onAdded } = extensionApi()?.permissions ?? {}
  onAdded?.addListener(listener)
  return () => onAdded?.removeListener(listener)
}

/** Calls a listener as something is allowed no more, be it that the user has taken it back. @returns what ends that */
export function onRevoked(listener: () => void): () => void {
  const { onRemoved } = extensionApi()?.permissions ?? {}
  onRemoved?.addListener(listener)
  return () => onRemoved?.removeListener(listener)
}

/** Calls a listener as something is allowed, or no more. @returns what ends that */
export function onGrantsChange(listener: () => void): () => void {
  const ends = [onGranted(listener), onRevoked(listener)]
  return () => ends.forEach((end) => void end())
}
