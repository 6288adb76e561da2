export { VisitSwitch, visitRow } from './VisitSwitch.tsx'
