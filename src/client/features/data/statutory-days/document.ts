import { statutoryYearsSchema } from '../../../../shared/entities/statutory-years.ts'
import { defineLiveDocument } from '../live-data/index.ts'

/** The statutory days of mainland China that the server knows beside those of this version. */
export const laterStatutoryYears = defineLiveDocument('statutory-days', statutoryYearsSchema, 1)
