/** Whether this browser was signed out while its pages were open: from another device, mostly. */
export const dismissed = $state({ here: false });
