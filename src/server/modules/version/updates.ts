import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { packedUpdateSchema } from '../../../shared/entities/update.ts'
import type { Update } from '../../../shared/lib/text/updates.ts'

const FILE = /^(\d+\.\d+\.\d+.*)\.json$/

/**
 * Reads what each version has brought.
 * @param folder `catalog/updates`, with a file `VERSION.json` for each
 * @throws when the folder is missing or a file is invalid
 */
export async function readUpdates(folder: string): Promise<readonly Update[]> {
  const versions = (await readdir(folder)).flatMap((name) => FILE.exec(name)?.[1] ?? [])
  return Promise.all(
    versions.map(async (version) => {
      const text = await readFile(join(folder, `${version}.json`), 'utf8')
      return { version, ...v.parse(packedUpdateSchema, JSON.parse(text)) }
    }),
  )
}
