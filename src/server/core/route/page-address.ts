import type { Caller } from './context.ts'

/**
 * The address of the page, to put a hash behind: of this server where it is set, whatever host a request names. Empty where
 * neither tells it.
 */
export const pageAddress = (
  { host, overHttps }: Pick<Caller, 'host' | 'overHttps'>,
  publicUrl: URL | undefined,
): string => publicUrl?.href ?? (host === '' ? '' : `${overHttps ? 'https' : 'http'}://${host}/`)
