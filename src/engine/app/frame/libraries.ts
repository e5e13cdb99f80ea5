// The libraries on which the console stands, as a chunk of their own (vite.config.ts): what they export is imported where it is used.
export { ThemeProvider } from '@mui/material/styles';
export { default as Popover } from '@mui/material/Popover';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as Button } from '@mui/material/Button';
export { CoreAdminContext } from 'ra-core';
export { getI18nProvider } from 'ra-i18n-i18next';
export { createInstance } from 'i18next';
export { createBrowserRouter, RouterProvider } from 'react-router-dom';
