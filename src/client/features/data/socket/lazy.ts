export { needSocket, onFrame, socketState } from './socket.ts'
