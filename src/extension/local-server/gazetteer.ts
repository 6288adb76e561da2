import { readPageFile } from '../../client/core/net/call.ts'
import { CallError } from '../../client/core/net/call-error.ts'
import { type Entry, parseGazetteer } from '../../server/modules/weather/gazetteer.ts'

let reading: Promise<readonly Entry[]> | undefined

/** The places of China, read from the build for the first question about the weather. @throws CallError if it cannot be read */
export function readGazetteer(): Promise<readonly Entry[]> {
  reading ??= read().catch((error) => {
    reading = undefined
    throw error
  })
  return reading
}

async function read(): Promise<readonly Entry[]> {
  const url = new URL('../../../catalog/places/china.json', import.meta.url).href
  const json = await readPageFile(url, 'application/json')
  if (json === undefined) throw new CallError('offline', 'no list of places')
  return parseGazetteer(json)
}
