export type { SocketState } from './kernel/socket-state.ts'
export { needSocket, onFrame, retrySocket, sendFrame, socketState } from './socket.ts'
