// Icons of a record's page in one chunk, so that no first list loads them.
export { default as Delete } from '@mui/icons-material/DeleteOutlined';
export { default as Edit } from '@mui/icons-material/EditOutlined';
