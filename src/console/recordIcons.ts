// Icons of a record's page in one chunk, so that no first list loads them.
export { default as ArrowForward } from '@mui/icons-material/ArrowForwardOutlined';
export { default as FactCheck } from '@mui/icons-material/FactCheckOutlined';
export { default as ForwardToInbox } from '@mui/icons-material/ForwardToInboxOutlined';
export { default as Label } from '@mui/icons-material/LabelOutlined';
export { default as LockOpen } from '@mui/icons-material/LockOpenOutlined';
export { default as LockReset } from '@mui/icons-material/LockResetOutlined';
export { default as Logout } from '@mui/icons-material/LogoutOutlined';
export { default as PersonOff } from '@mui/icons-material/PersonOffOutlined';
