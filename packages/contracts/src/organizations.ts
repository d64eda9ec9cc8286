/** Names the organization of a request. */
export const organizationHeader = 'X-Organization';
