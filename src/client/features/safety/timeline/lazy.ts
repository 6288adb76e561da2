export { useMessages as useTimelineMessages } from './messages.ts'
export { openTimeline } from './open-timeline.ts'
