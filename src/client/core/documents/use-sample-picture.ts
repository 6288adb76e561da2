import { use } from 'react'
import { SampleContext } from './sample-values.ts'

/** The address of a sample's picture, by what the sample refers to it by; undefined outside previews. */
export function useSamplePicture(reference: string | undefined): string | undefined {
  return use(SampleContext)?.pictures[reference ?? '']
}
