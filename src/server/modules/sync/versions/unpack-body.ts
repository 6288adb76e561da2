import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unpack = promisify(gunzip)

/** The text of a body as it was pushed. */
export const unpackBody = async (packed: Uint8Array): Promise<string> => (await unpack(packed)).toString()
