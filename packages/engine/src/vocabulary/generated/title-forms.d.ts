export declare const titleForms: string;
