import * as v from 'valibot'
import { readPageFile } from '../../../../core/net/call.ts'

const licenceSchema = v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() })

/** A package that is part of the product, or that the product is built on. */
export type Licence = Readonly<v.InferOutput<typeof licenceSchema>>

/** The packages of this build; undefined if their list cannot be read. */
export async function loadLicences(): Promise<readonly Licence[] | undefined> {
  const text = await readPageFile('/licences.json', 'application/json')
  if (text === undefined) return undefined
  const parsed = v.safeParse(v.array(licenceSchema), JSON.parse(text))
  return parsed.success ? parsed.output : undefined
}

/** What a package is found by: its name and licence. */
export const findableLicence = ({ name, version, licence }: Licence) => ({
  id: `${name} ${version}`,
  title: name,
  keywords: [licence],
})
