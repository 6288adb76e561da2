import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PaymentApp } from '../../../shared/api/about.ts'
import { sniffFormat } from '../../adapters/images/format.ts'
import { StartFailure } from '../../core/start.ts'
import type { Donation } from '../../operator.ts'

/** Pictures of payment apps' codes as data URLs. */
export type DonationPictures = ReadonlyMap<PaymentApp, string>

const MAX_BYTES = 1024 * 1024
const FORMATS = ['png', 'jpeg', 'webp']

/**
 * Reads the pictures that the operator has put into the data folder.
 * @throws StartFailure if one is missing, larger than 1 MB or no picture.
 */
export async function readDonationPictures(donations: readonly Donation[], folder: string): Promise<DonationPictures> {
  const pictures = donations.flatMap((one) => ('file' in one ? [one] : []))
  return new Map(
    await Promise.all(pictures.map(async ({ app, file }) => [app, await readPicture(folder, file)] as const)),
  )
}

async function readPicture(folder: string, file: string): Promise<string> {
  const path = join(folder, file)
  const size = await stat(path).then(
    (facts) => facts.size,
    () => undefined,
  )
  if (size === undefined) throw new StartFailure(`The picture of a code for donations is missing: ${path}`)
  const bytes = size > MAX_BYTES ? undefined : await readFile(path).catch(() => undefined)
  const format = bytes && sniffFormat(bytes)
  if (bytes === undefined || format === undefined || !FORMATS.includes(format))
    throw new StartFailure(`${path} is no PNG, JPEG or WebP picture of at most 1 MB.`)
  return `data:image/${format};base64,${bytes.toString('base64')}`
}
