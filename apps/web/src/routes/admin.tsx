import { Navigate } from "react-router";

/** Administration opens on its first part. */
export const Admin = () => <Navigate to="/admin/people" replace />;
